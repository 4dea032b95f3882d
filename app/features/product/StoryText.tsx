export interface StoryTextProps {
  text: string;
  /** The text's language, where it is not the page's. */
  lang: string | undefined;
}

/** The paragraphs of a story, set as prose. */
export function StoryText({text, lang}: StoryTextProps) {
  return (
    <div lang={lang} className="description mt-3">
      {text.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
