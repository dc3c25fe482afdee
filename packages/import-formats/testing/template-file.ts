/** A FinDatEx template as CSV: one row, its fields by number and name. */
export function templateFile(...rows: readonly Readonly<Record<string, string>>[]): string {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  return [names, ...rows.map(row => names.map(name => row[name] ?? ''))].map(cells => cells.join(';')).join('\r\n')
}

/** What an EMT says of one fund; names of fields are shortened, since only their numbers count. */
export const emtRow = {
  '00001_EMT_Version': 'V4.3',
  '00005_File_Generation': '2026-01-02 12:00:00',
  '00006_Reporting_Target_Market': 'Y',
  '00007_Reporting_Ex_Ante': 'Y',
  '00008_Reporting_Ex_Post': 'Y',
  '00010_Identifying_Data': 'SE0011337179',
  '00020_Type_Of_Code': '1',
  '00030_Name': 'Example Fund A',
  '00040_Currency': 'SEK',
  '00050_Reference_Date': '2025-12-31',
  '00070_Manufacturer_Name': 'Example Managers',
  '01000_Target_Market_Date': '2025-11-30',
  '01010_Retail': 'Y',
  '02010_Basic': 'Neutral',
  '04010_Risk_PRIIPS': '3',
  '05080_Holding_Period': 'M',
  '06010_Execution_Only': 'B',
  '07020_Entry': '0',
  '07100_Ongoing': '0.0115',
  '07110_Management': '0.01',
  '07130_Transaction': '0.0007',
  '07140_Incidental': '',
  '07160_Ex_Ante_Date': '2025-12-15',
  '08030_Ongoing_Ex_Post': '0.012',
  '08100_End_Of_Period': '2025-12-31',
} as const
