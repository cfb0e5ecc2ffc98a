import type { Service } from '../../api/generated/models';
import { paths } from '../../paths';
import { branding, design, digitalMarketing, type FixedServiceText, printing } from '../../text/services';

/** One service, printed with one of the four process inks. */
export interface Plate {
  readonly service: Service;
  readonly path: string;
  readonly letter: 'C' | 'M' | 'Y' | 'K';
  /** Color tokens: the ink, and text on it. */
  readonly ink: string;
  readonly onInk: string;
  readonly text: FixedServiceText;
}

export const designPlate: Plate = {
  service: 'design',
  path: paths.design,
  letter: 'C',
  ink: 'cyan',
  onInk: 'ink',
  text: design,
};
export const printingPlate: Plate = {
  service: 'printing',
  path: paths.printing,
  letter: 'M',
  ink: 'magenta',
  onInk: 'white',
  text: printing,
};
export const brandingPlate: Plate = {
  service: 'branding',
  path: paths.branding,
  letter: 'Y',
  ink: 'yellow',
  onInk: 'ink',
  text: branding,
};
export const digitalMarketingPlate: Plate = {
  service: 'digital-marketing',
  path: paths.digitalMarketing,
  letter: 'K',
  ink: 'ink',
  onInk: 'paper',
  text: digitalMarketing,
};

export const plates: readonly Plate[] = [designPlate, printingPlate, brandingPlate, digitalMarketingPlate];
