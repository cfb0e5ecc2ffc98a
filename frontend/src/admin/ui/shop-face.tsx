import { type Accent, ACCENTS, DEFAULT_ACCENT } from '@etalase/backend/rules/accents';
import { type CSSProperties, useEffect } from 'react';
import { useAdminGetIdentityContent } from '../../api/generated/content/content';
import { selectData } from '../../api/response';
import { readImage, sizesAtHeight } from '../../format/image';
import { LogoMark } from '../../ui/logo';

const fit = { flex: 'none', width: 'auto', maxWidth: 'min(25vw, 10rem)', objectFit: 'contain' } as const;

/**
 * Logo and accent from the last read or save. Before the first read or save, they come from the document that the
 * server wrote.
 */
function useFace() {
  const { dataset } = document.documentElement;
  const { data } = useAdminGetIdentityContent({
    // At the start, logo and accent are in the document. They are read again after a change elsewhere, such as an
    // undo.
    query: { enabled: ({ state }) => state.isInvalidated, select: selectData },
  });
  useEffect(() => {
    // The login screen cannot request logo and accent, so they are also stored in the document.
    if (data) Object.assign(dataset, { logo: data.logo ?? '', accent: data.accent });
  }, [data, dataset]);
  const { logo, accent = DEFAULT_ACCENT } = data ?? dataset;
  return { image: logo ? readImage(logo) : undefined, color: ACCENTS[accent as Accent].plain };
}

/** The shop's logo or, if there is none, the drawn logo in the shop's accent color. */
export function ShopLogo({ size }: { readonly size: number }) {
  const { image, color } = useFace();
  if (image)
    return (
      <img
        srcSet={image.webp}
        sizes={sizesAtHeight(image, `${size}px`)}
        alt=""
        width={image.width}
        height={image.height}
        style={{ ...fit, height: size }}
      />
    );
  return (
    <span style={{ '--e-colors-magenta': color, display: 'flex', flex: 'none' } as CSSProperties}>
      <LogoMark size={size} />
    </span>
  );
}

/** The style of a line in the owner's accent color; empty for the default color. */
export function useAccentLine(): CSSProperties {
  const { color } = useFace();
  return color === ACCENTS[DEFAULT_ACCENT].plain ? {} : { borderTop: `3px solid ${color}` };
}
