import {CdnPicture} from '~/components/CdnPicture';
import {Picture} from '~/components/Picture';
import {portraitPicture, studioPicture} from '~/content/pictures';
import {useWords} from '~/words';
import {useSite} from './use-site';

export interface SitePictureProps {
  shows: 'portrait' | 'studioPicture';
  sizes: string;
  loading?: 'eager' | 'lazy';
  className?: string;
}

/** The picture of the artist or of her studio: her own, or the one that the shop came with. */
export function SitePicture({shows, sizes, loading = 'lazy', className}: SitePictureProps) {
  const words = useWords();
  const uploaded = useSite()[shows];
  if (uploaded) {
    return (
      <CdnPicture
        image={uploaded}
        alt={uploaded.altText ?? ''}
        sizes={sizes}
        loading={loading}
        widths="page"
        className={className}
      />
    );
  }
  const picture = shows === 'portrait' ? portraitPicture(words) : studioPicture(words);
  return <Picture picture={picture} sizes={sizes} loading={loading} className={className} />;
}
