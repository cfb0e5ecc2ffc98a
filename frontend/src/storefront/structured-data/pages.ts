import type {
  AboutPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ImageGalleryLeaf,
  ServiceLeaf,
  WithContext,
} from 'schema-dts';
import { businessRef } from './business';

interface Page {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

const page = <Type extends string>(type: Type, { name, description, path }: Page, publicUrl: string) => ({
  '@context': 'https://schema.org' as const,
  '@type': type,
  name,
  description,
  url: publicUrl + path,
  inLanguage: 'id-ID',
});

export function aboutPage(about: Page, publicUrl: string): WithContext<AboutPageLeaf> {
  return { ...page('AboutPage', about, publicUrl), mainEntity: businessRef(publicUrl) };
}

export function contactPage(contact: Page, publicUrl: string): WithContext<ContactPageLeaf> {
  return { ...page('ContactPage', contact, publicUrl), mainEntity: businessRef(publicUrl) };
}

export function imageGallery(
  gallery: Page,
  images: readonly { readonly image: string; readonly line: string }[],
  publicUrl: string,
): WithContext<ImageGalleryLeaf> {
  return {
    ...page('ImageGallery', gallery, publicUrl),
    image: images.map(({ image, line }) => ({
      '@type': 'ImageObject',
      contentUrl: publicUrl + image,
      caption: line,
    })),
  };
}

/** A service that the business offers in the whole country. */
export function service({ name, description, path }: Page, publicUrl: string): WithContext<ServiceLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: publicUrl + path,
    provider: businessRef(publicUrl),
    areaServed: { '@type': 'Country', name: 'Indonesia' },
  };
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export function faqPage(questions: readonly Question[]): WithContext<FAQPageLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'id-ID',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
