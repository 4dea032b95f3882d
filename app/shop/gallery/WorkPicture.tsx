import {CdnPicture} from '~/components/CdnPicture';
import {Picture, type PictureProps} from '~/components/Picture';
import type {SoldWork} from '~/content/gallery';
import {staticPicture} from './work-picture';

export interface WorkPictureProps extends Omit<PictureProps, 'picture' | 'loading'> {
  work: SoldWork;
  loading: 'eager' | 'lazy';
}

/** A sold work's picture, uncropped: the store's, or the one that the shop came with. */
export function WorkPicture({work, ...rest}: WorkPictureProps) {
  const {picture, width, height, alt, colour} = work;
  if (!picture) return <Picture picture={staticPicture(work)} {...rest} />;
  return (
    <CdnPicture
      image={{url: picture, width, height}}
      alt={alt}
      widths="page"
      colour={colour}
      {...rest}
    />
  );
}
