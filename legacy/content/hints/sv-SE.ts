import type { Hint, HintCode } from './hints'

const hints: Record<HintCode, Hint> = {
  ConfirmEmail: {
    title: 'Bekräfta din e-postadress',
    text: 'Vi har skickat en länk till dig. När du har klickat på den kan vi hjälpa dig in igen om du glömmer lösenordet.',
  },
  AddPicture: {
    title: 'Lägg upp en bild',
    text: 'Profiler med ett ansikte får många fler brev. Profilbilden kan alla medlemmar se; i ett album bestämmer du själv vilka du släpper in.',
  },
  WriteText: {
    title: 'Skriv några rader om dig själv',
    text: 'Det behöver inte vara fyndigt. Berätta hur en bra söndag ser ut, så finns det något att svara på.',
  },
  ValidateProfile: {
    title: 'Validera din profil',
    text: 'Det visar att du är en riktig människa och vuxen. Ring eller skriv till oss; ingen får se ditt namn.',
  },
  SetMatchSettings: {
    title: 'Berätta vem du vill träffa',
    text: 'Ålder, avstånd och vad du hoppas på. Då kan vi visa dig dem som passar, och dem som söker någon som du.',
  },
  AddMatchWords: {
    title: 'Välj dina matchord',
    text: 'Fem eller sex ord om det du tycker om räcker för att vi ska hitta andra som tycker om samma sak.',
  },
  FillPersonFacts: {
    title: 'Berätta lite mer om dig själv',
    text: 'Ögon, hår, civilstånd och sådant. Du väljer själv vad du säger, och resten lämnas tomt.',
  },
  AddHeightAndWeight: {
    title: 'Lägg till längd och vikt',
    text: 'En del söker på det. Vill du hellre inte berätta låter du bara bli.',
  },
}

export default hints
