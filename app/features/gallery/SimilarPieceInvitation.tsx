import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';

/** Invites the visitor to commission a similar piece. */
export function SimilarPieceInvitation() {
  const words = useWords();
  return (
    <section className="mt-section border-t border-line pt-[clamp(2rem,4vw,3.5rem)]">
      <h2 className="text-2xl">{words.gallery.invitation.heading}</h2>
      <p className="mt-4 max-w-text">{words.gallery.invitation.text}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
        <ButtonLink to="/contact">{words.gallery.invitation.reachOut}</ButtonLink>
        <ButtonLink to="/commissions" variant="quiet">
          {words.gallery.howCommissionsWork}
        </ButtonLink>
      </div>
    </section>
  );
}
