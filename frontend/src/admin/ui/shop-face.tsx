import { type Accent, ACCENTS, DEFAULT_ACCENT } from '@etalase/backend/rules/accents';
import type { CSSProperties } from 'react';
import { useAdminGetIdentityContent } from '../../api/generated/content/content';
import { selectData } from '../../api/response';
import { readImage } from '../../format/image';
import { LogoMark } from '../../ui/logo';

const fit = { flex: 'none', width: 'auto', maxWidth: 'min(25vw, 10rem)', objectFit: 'contain' } as const;

/** Logo and accent: as the form of identity has read or saved them, else as the server wrote them into the document. */
function useFace() {
  const { data } = useAdminGetIdentityContent({ query: { enabled: false, select: selectData } });
  const { logo, accent = DEFAULT_ACCENT } = data ?? document.documentElement.dataset;
  return { image: logo ? readImage(logo) : undefined, color: ACCENTS[accent as Accent].plain };
}

/** The shop's logo, or the drawn one in its accent. */
export function ShopLogo({ size }: { readonly size: number }) {
  const { image, color } = useFace();
  if (image)
    return (
      <img
        srcSet={image.webp}
        sizes="160px"
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

/** The style of a line in the owner's accent; none with the default one. */
export function useAccentLine(): CSSProperties {
  const { color } = useFace();
  return color === ACCENTS[DEFAULT_ACCENT].plain ? {} : { borderTop: `3px solid ${color}` };
}
