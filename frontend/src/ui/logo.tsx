import { accentColor } from '../theme/accent-color';

interface Props {
  readonly size?: number;
  /** The background behind the logo. On `ink` the overlapping discs become white, on `paper` black. */
  readonly ground?: 'paper' | 'ink';
}

/** The drawn logo: three overlapping discs in cyan, the owner's accent and yellow. */
export function LogoMark({ size = 28, ground = 'paper' }: Props) {
  const blend = { mixBlendMode: ground === 'paper' ? 'multiply' : 'screen' } as const;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ flex: 'none', isolation: 'isolate' }}
    >
      <circle cx="16" cy="10.5" r="9" fill="#FFD400" style={blend} />
      <circle cx="10" cy="20.5" r="9" fill="#00A0D2" style={blend} />
      <circle cx="22" cy="20.5" r="9" fill={accentColor} style={blend} />
    </svg>
  );
}
