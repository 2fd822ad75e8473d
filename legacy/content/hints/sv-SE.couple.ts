import type { CoupleHints } from './hints'

const texts: CoupleHints = {
  ConfirmEmail: {
    title: 'Bekräfta er e-postadress',
    text: 'Vi har skickat en länk till er. När ni har klickat på den kan vi hjälpa er in igen om ni glömmer lösenordet.',
  },
  AddPicture: {
    text: 'Profiler med ett ansikte får många fler brev. Profilbilden kan alla medlemmar se; i ett album bestämmer ni själva vilka ni släpper in.',
  },
  WriteText: { title: 'Skriv några rader om er själva' },
  ValidateProfile: {
    title: 'Validera er profil',
    text: 'Det visar att ni är riktiga människor och vuxna. Ring eller skriv till oss; ingen får se era namn.',
  },
  SetMatchSettings: {
    title: 'Berätta vem ni vill träffa',
    text: 'Ålder, avstånd och vad ni hoppas på. Då kan vi visa er dem som passar, och dem som söker ett par som ni.',
  },
  AddMatchWords: {
    title: 'Välj era matchord',
    text: 'Fem eller sex ord om det ni tycker om räcker för att vi ska hitta andra som tycker om samma sak.',
  },
  FillPersonFacts: {
    title: 'Berätta lite mer om er själva',
    text: 'Ögon, hår, civilstånd och sådant. Ni väljer själva vad ni säger, och resten lämnas tomt.',
  },
  AddHeightAndWeight: { text: 'En del söker på det. Vill ni hellre inte berätta låter ni bara bli.' },
}

export default texts
