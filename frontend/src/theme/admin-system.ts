import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { baseTheme } from './base-theme';
import { globalTheme } from './global-css';
import { alertRecipe } from './recipes/alert';
import { badgeRecipe } from './recipes/badge';
import { cardRecipe } from './recipes/card';
import { checkboxRecipe } from './recipes/checkbox';
import { comboboxRecipe } from './recipes/combobox';
import { containerRecipe } from './recipes/container';
import { dialogRecipe } from './recipes/dialog';
import { emptyStateRecipe } from './recipes/empty-state';
import { fieldRecipe } from './recipes/field';
import { fieldsetRecipe } from './recipes/fieldset';
import { linkRecipe } from './recipes/link';
import { listRecipe } from './recipes/list';
import { nativeSelectRecipe } from './recipes/native-select';
import { progressRecipe } from './recipes/progress';
import { skeletonRecipe } from './recipes/skeleton';
import { switchRecipe } from './recipes/switch';
import { tabsRecipe } from './recipes/tabs';
import { textareaRecipe } from './recipes/textarea';
import { toastRecipe } from './recipes/toast';

const panelTheme = defineConfig({
  globalCss: {
    html: {
      bg: 'paper.sunk',
      '--tab-bar-height': '0px',
      '--toast-gap': { base: '1rem', md: '1.5rem' },
      // When an element gets keyboard focus, the page scrolls until the element is above the bars at the bottom edge.
      scrollPaddingBottom: '9rem',
    },
    // Height of the tab bar at the bottom edge of a phone.
    'html:has([role=tablist])': {
      '--tab-bar-height': { base: 'calc(3.75rem + 1px + env(safe-area-inset-bottom))', md: '0px' },
    },
    // A notice in the save bar makes the bar higher.
    'html:has([data-save-bar] [role=alert])': { scrollPaddingBottom: '22rem' },
    '.lucide': { flex: 'none', strokeLinecap: 'square', strokeLinejoin: 'miter' },
    // Scripts move the focus to these headings. They show no focus ring, because they are no controls.
    'h1[tabindex="-1"], h2[tabindex="-1"]': { outline: 'none', boxShadow: 'none' },
  },
  theme: {
    tokens: { sizes: { panel: { value: '85rem' } }, zIndex: { dialog: { value: 50 } } },
    recipes: {
      badge: badgeRecipe,
      container: containerRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      alert: alertRecipe,
      card: cardRecipe,
      checkbox: checkboxRecipe,
      combobox: comboboxRecipe,
      dialog: dialogRecipe,
      emptyState: emptyStateRecipe,
      field: fieldRecipe,
      fieldset: fieldsetRecipe,
      list: listRecipe,
      nativeSelect: nativeSelectRecipe,
      progress: progressRecipe,
      switch: switchRecipe,
      tabs: tabsRecipe,
      toast: toastRecipe,
    },
  },
});

export const adminSystem = createSystem(defaultBaseConfig, baseTheme, globalTheme, panelTheme);
