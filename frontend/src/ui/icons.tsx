import type { ReactNode } from 'react';

interface Props {
  readonly size?: number;
  readonly children: ReactNode;
}

function Icon({ size = 20, children }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

type Size = Pick<Props, 'size'>;

export const SearchIcon = (props: Size) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const CartIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M2.5 4H6l2.5 11.5h9.5L20 7.5H7" />
    <circle cx="9.5" cy="19.5" r="1" />
    <circle cx="17" cy="19.5" r="1" />
  </Icon>
);

export const MenuIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </Icon>
);

export const CloseIcon = (props: Size) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ChevronIcon = (props: Size) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const EnlargeIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Icon>
);

export const ChatIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.4z" strokeLinejoin="round" />
  </Icon>
);

export const HeartIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M12 20.5S3.5 15.5 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.2-8.5 11.2z" />
  </Icon>
);

export const MinusIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
);

export const PlusIcon = (props: Size) => (
  <Icon {...props}>
    <path d="M6 12h12M12 6v12" />
  </Icon>
);
