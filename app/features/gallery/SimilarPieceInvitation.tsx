import {ButtonLink} from '~/components/ButtonLink';

/** Invites the visitor to commission a similar piece. */
export function SimilarPieceInvitation() {
  return (
    <section className="mt-section border-t border-line pt-[clamp(2rem,4vw,3.5rem)]">
      <h2 className="text-2xl">Still thinking of one that is gone?</h2>
      <p className="mt-4 max-w-text">
        Reach out and tell me which it was. I never paint the same picture twice, but a similar
        piece, with the same light or the same stretch of shore, can be painted for you.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
        <ButtonLink to="/contact">Reach Out</ButtonLink>
        <ButtonLink to="/commissions" variant="quiet">
          How commissions work
        </ButtonLink>
      </div>
    </section>
  );
}
