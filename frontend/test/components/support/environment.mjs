import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of Node that jsdom's window lacks. */
const FROM_NODE = ['structuredClone', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder'];

/** This time zone is far from WIB, so that a test fails when a time is shown in the browser's zone. */
const TIME_ZONE = 'America/New_York';

/** jsdom with the missing browser APIs that components need. There is no layout: sizes are 0. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          // `pretendToBeVisual` adds requestAnimationFrame.
          testEnvironmentOptions: { ...config.projectConfig.testEnvironmentOptions, pretendToBeVisual: true },
        },
      },
      context,
    );
    this.timeZone = process.env.TZ;
    process.env.TZ = TIME_ZONE;
    const { global: window } = this;
    for (const name of FROM_NODE) window[name] ??= globalThis[name];
    findLabelsFaster(window);
    window.performance.getEntriesByType = () => [];
    window.scrollTo = () => undefined;
    window.Element.prototype.scrollIntoView = () => undefined;
    window.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    window.IntersectionObserver = window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.PointerEvent ??= class PointerEvent extends window.MouseEvent {};
    window.CSS ??= { escape: (text) => text.replace(/[^\w-]/gu, '\\$&') };
    window.URL.createObjectURL = () => 'blob:preview';
    window.URL.revokeObjectURL = () => undefined;
    window.Blob.prototype.arrayBuffer ??= function () {
      return new Promise((resolve, reject) => {
        const reader = Object.assign(new window.FileReader(), {
          onload: () => resolve(reader.result),
          onerror: () => reject(reader.error),
        });
        reader.readAsArrayBuffer(this);
      });
    };
    addModalDialogs(window);
  }

  async teardown() {
    if (this.timeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.timeZone;
    await super.teardown();
  }
}

/** Adds the methods of `<dialog>` that components need. */
function addModalDialogs({ HTMLDialogElement, Event, setTimeout }) {
  Object.assign(HTMLDialogElement.prototype, {
    show() {
      this.open = true;
    },
    showModal() {
      this.open = true;
      this.focusedBefore = this.ownerDocument.activeElement;
    },
    close() {
      if (!this.open) return;
      this.open = false;
      this.focusedBefore?.focus();
      // A browser sends this event asynchronously, too.
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/**
 * Replaces `labels` of form controls. In jsdom it walks the document once for each label, and Testing Library reads it
 * for each element of the page: a third of the time of a test with many fields.
 */
function findLabelsFaster(window) {
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        const all = [...this.ownerDocument.querySelectorAll('label')];
        return all.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
      },
    });
}
