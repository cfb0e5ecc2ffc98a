import { createContext, useContext, useEffect } from 'react';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; undefined for pages that must not be indexed. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'product' | 'article';
  /** Structured data (schema.org), rendered by the server only. */
  readonly jsonLd?: readonly object[];
}

export interface Shell {
  readonly publicUrl: string;
  readonly collectHead?: (head: HeadProps) => void;
}

export const ShellContext = createContext<Shell>({ publicUrl: '' });

export function usePublicUrl(): string {
  return useContext(ShellContext).publicUrl;
}

/** Sets the document's head. The server collects the content; the browser updates the head after client navigation. */
export function Head(props: HeadProps): null {
  const { publicUrl, collectHead } = useContext(ShellContext);
  collectHead?.(props);
  const { title, description, canonicalPath, noIndex } = props;
  useEffect(() => {
    document.title = title;
    setElement('meta', 'name', 'description', 'content', description);
    setElement('meta', 'name', 'robots', 'content', noIndex ? 'noindex' : undefined);
    setElement('link', 'rel', 'canonical', 'href', canonicalPath && publicUrl + canonicalPath);
  }, [title, description, canonicalPath, noIndex, publicUrl]);
  return null;
}

function setElement(
  tag: string,
  key: string,
  name: string,
  attribute: string,
  value: string | undefined,
): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
