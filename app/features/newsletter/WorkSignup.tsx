import {SignupForm} from './SignupForm';
import type {WorkSignupProps} from './work-signup';

/** The sign-up form beside a work: for its launch, or for its sold-out sizes. What it looks like is data. */
export function WorkSignup({
  as: [Frame, Heading],
  frame,
  heading,
  text,
  sizes,
  ...form
}: WorkSignupProps) {
  return (
    <Frame {...frame}>
      <Heading {...heading} />
      <p {...text} />
      <SignupForm {...form}>
        {sizes && (
          <select {...sizes}>
            {sizes.children.map((size) => (
              <option key={size.value} {...size} />
            ))}
          </select>
        )}
      </SignupForm>
    </Frame>
  );
}
