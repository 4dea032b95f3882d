import {ButtonLink} from '~/components/ButtonLink';

/** What a visitor finds at an address that leads nowhere, with ways on. */
export function NotFound() {
  return (
    <section className="mx-auto max-w-page px-gutter pt-section">
      <p className="text-sm text-muted">404</p>
      <h1 className="mt-4 max-w-[9em] text-3xl">Oops! Page not found</h1>
      <p className="mt-6 max-w-text text-muted">
        The tide may have taken it, or the address was never quite right. The paintings are all
        still hanging.
      </p>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/collections/prints" variant="quiet">
          See the prints
        </ButtonLink>
        <ButtonLink to="/collections/originals" variant="quiet">
          See the originals
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet">
          Ask the studio
        </ButtonLink>
      </div>
    </section>
  );
}
