import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';

export function useCategoryChoices(): { readonly value: string; readonly label: string }[] {
  const { data = [] } = useAdminListCategories(dataOnly());
  return data.map(({ slug, name }) => ({ value: slug, label: name }));
}
