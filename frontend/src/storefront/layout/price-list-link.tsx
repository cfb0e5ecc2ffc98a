import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { display } from './menu-items';

/** The price list as a file, while the owner shows it to everybody. */
export function PriceListLink() {
  const { data } = useQuery(display);
  return data?.showPriceList && <a href={paths.priceList}>{text.priceList}</a>;
}
