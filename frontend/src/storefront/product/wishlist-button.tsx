import * as text from '../../text/product';
import { Button } from '../../ui/button';
import { HeartIcon } from '../../ui/icons';
import { Tooltip } from '../../ui/tooltip';

/** The button does nothing yet, and its tooltip says so. */
export function WishlistButton() {
  return (
    <Tooltip label={text.comingSoon}>
      {(describedBy) => (
        <Button
          variant="outline"
          size="lg"
          paddingInline="4"
          aria-label={text.wishlist}
          aria-describedby={describedBy}
        >
          <HeartIcon />
        </Button>
      )}
    </Tooltip>
  );
}
