export function whenParentIsGone(end: () => void): () => void;
