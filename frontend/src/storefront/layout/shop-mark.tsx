import { useQuery } from '@tanstack/react-query';
import { readImage, sizesAtHeight } from '../../format/image';
import { LogoMark } from '../../ui/logo';
import { shopIdentity } from '../company';

const fit = { width: 'auto', maxWidth: 'min(100%, 8rem)', objectFit: 'contain' } as const;

/** The owner's logo or, without one, the drawn logo. `alt` is empty, because text near the logo names the shop. */
export function ShopMark({ size }: { readonly size: number }) {
  const { data } = useQuery(shopIdentity);
  const image = data?.logo ? readImage(data.logo) : undefined;
  if (!image) return <LogoMark size={size} />;
  const { webp, width, height } = image;
  const sizes = sizesAtHeight(image, `${size}px`);
  return (
    <img srcSet={webp} sizes={sizes} alt="" width={width} height={height} style={{ ...fit, height: size }} />
  );
}
