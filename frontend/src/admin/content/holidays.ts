// Written by scripts/list-holidays.mjs from the data of date-holidays (CC BY-SA 3.0, after Wikipedia).

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** True when the date is an estimate, because the holiday follows the moon or another calendar. */
  readonly isEstimate: boolean;
}

export const holidays: readonly Holiday[] = [
  { date: '2026-01-01', name: 'Tahun Baru Masehi', isEstimate: false },
  { date: '2026-01-16', name: 'Isra Mikraj', isEstimate: true },
  { date: '2026-02-17', name: 'Tahun Baru Imlek', isEstimate: true },
  { date: '2026-03-19', name: 'Nyepi', isEstimate: true },
  { date: '2026-03-20', name: 'Idul Fitri', isEstimate: true },
  { date: '2026-03-21', name: 'Idul Fitri', isEstimate: true },
  { date: '2026-04-03', name: 'Wafat Yesus Kristus', isEstimate: false },
  { date: '2026-05-01', name: 'Hari Buruh', isEstimate: false },
  { date: '2026-05-14', name: 'Kenaikan Yesus Kristus', isEstimate: false },
  { date: '2026-05-27', name: 'Idul Adha', isEstimate: true },
  { date: '2026-05-31', name: 'Waisak', isEstimate: true },
  { date: '2026-06-01', name: 'Hari Lahir Pancasila', isEstimate: false },
  { date: '2026-06-16', name: 'Tahun Baru Islam', isEstimate: true },
  { date: '2026-08-17', name: 'Hari Kemerdekaan', isEstimate: false },
  { date: '2026-08-25', name: 'Maulid Nabi Muhammad', isEstimate: true },
  { date: '2026-12-25', name: 'Natal', isEstimate: false },
  { date: '2027-01-01', name: 'Tahun Baru Masehi', isEstimate: false },
  { date: '2027-01-05', name: 'Isra Mikraj', isEstimate: true },
  { date: '2027-02-06', name: 'Tahun Baru Imlek', isEstimate: true },
  { date: '2027-03-08', name: 'Nyepi', isEstimate: true },
  { date: '2027-03-09', name: 'Idul Fitri', isEstimate: true },
  { date: '2027-03-10', name: 'Idul Fitri', isEstimate: true },
  { date: '2027-03-26', name: 'Wafat Yesus Kristus', isEstimate: false },
  { date: '2027-05-01', name: 'Hari Buruh', isEstimate: false },
  { date: '2027-05-06', name: 'Kenaikan Yesus Kristus', isEstimate: false },
  { date: '2027-05-16', name: 'Idul Adha', isEstimate: true },
  { date: '2027-05-20', name: 'Waisak', isEstimate: true },
  { date: '2027-06-01', name: 'Hari Lahir Pancasila', isEstimate: false },
  { date: '2027-06-06', name: 'Tahun Baru Islam', isEstimate: true },
  { date: '2027-08-14', name: 'Maulid Nabi Muhammad', isEstimate: true },
  { date: '2027-08-17', name: 'Hari Kemerdekaan', isEstimate: false },
  { date: '2027-12-25', name: 'Isra Mikraj dan Natal', isEstimate: true },
  { date: '2028-01-01', name: 'Tahun Baru Masehi', isEstimate: false },
  { date: '2028-01-26', name: 'Tahun Baru Imlek', isEstimate: true },
  { date: '2028-02-26', name: 'Idul Fitri', isEstimate: true },
  { date: '2028-02-27', name: 'Idul Fitri', isEstimate: true },
  { date: '2028-03-26', name: 'Nyepi', isEstimate: true },
  { date: '2028-04-14', name: 'Wafat Yesus Kristus', isEstimate: false },
  { date: '2028-05-01', name: 'Hari Buruh', isEstimate: false },
  { date: '2028-05-05', name: 'Idul Adha', isEstimate: true },
  { date: '2028-05-09', name: 'Waisak', isEstimate: true },
  { date: '2028-05-25', name: 'Tahun Baru Islam dan Kenaikan Yesus Kristus', isEstimate: true },
  { date: '2028-06-01', name: 'Hari Lahir Pancasila', isEstimate: false },
  { date: '2028-08-03', name: 'Maulid Nabi Muhammad', isEstimate: true },
  { date: '2028-08-17', name: 'Hari Kemerdekaan', isEstimate: false },
  { date: '2028-12-14', name: 'Isra Mikraj', isEstimate: true },
  { date: '2028-12-25', name: 'Natal', isEstimate: false },
];
