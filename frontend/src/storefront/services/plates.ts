import type { Service } from '../../api/generated/models';
import { paths } from '../../paths';
import * as services from '../../text/services';
import type { FixedServiceText } from '../../text/services';
import { black, cyan, type Ink, magenta, yellow } from '../listing/inks';

/** A service with its page and its ink color. Each of the four services has one of the four process inks. */
export interface Plate extends Ink {
  readonly service: Service;
  readonly path: string;
  readonly text: FixedServiceText;
}

export const designPlate: Plate = {
  service: 'design',
  path: paths.design,
  ...cyan,
  text: services.design,
};
export const printingPlate: Plate = {
  service: 'printing',
  path: paths.printing,
  ...magenta,
  text: services.printing,
};
export const brandingPlate: Plate = {
  service: 'branding',
  path: paths.branding,
  ...yellow,
  text: services.branding,
};
export const digitalMarketingPlate: Plate = {
  service: 'digital-marketing',
  path: paths.digitalMarketing,
  ...black,
  text: services.digitalMarketing,
};

export const plates: readonly Plate[] = [designPlate, printingPlate, brandingPlate, digitalMarketingPlate];
