import type { CoupleMails } from './mail'

const texts: CoupleMails = {
  confirmEmail: {
    subject: 'Bekræft jeres e-mailadresse',
    heading: 'Dejligt at have jer med, {{profileName}}',
    paragraphs: [
      'Jeres profil er klar. Bekræft, at adressen er jeres, så vi kan hjælpe jer, hvis I en dag glemmer adgangskoden.',
      'I skal bruge den adgangskode, I valgte. Linket virker i {{validity}}.',
    ],
    footer:
      'I får mailen, fordi nogen har oprettet en profil på {{siteName}} med jeres adresse. Var det ikke jer, skal I ikke gøre noget: Adressen bliver ikke bekræftet.',
  },
  alreadyHaveProfile: {
    subject: 'I er allerede oprettet',
    paragraphs: [
      'Nogen har netop prøvet at oprette en profil med jeres e-mailadresse. I har en i forvejen, så intet er oprettet, og intet er ændret.',
      'Var det jer, kan I bare logge ind, som I plejer. Har I glemt adgangskoden, vælger I en ny her.',
    ],
    footer:
      'I får mailen, fordi jeres adresse hører til en profil på {{siteName}}. Var det ikke jer, der prøvede, skal I ikke gøre noget: Ingen har fået at vide, at I har en profil.',
  },
  resetPassword: {
    paragraphs: [
      'Hej {{profileName}}. I har bedt om en ny adgangskode. Den vælger I selv på den side, knappen åbner.',
      'Linket virker én gang og i {{validity}}. Indtil I bruger det, gælder den gamle adgangskode.',
    ],
    footer:
      'I får mailen, fordi nogen har bedt om en ny adgangskode på {{siteName}}. Var det ikke jer, skal I ikke gøre noget: Jeres adgangskode er den samme.',
  },
  passwordChanged: {
    subject: 'Jeres adgangskode er ændret',
    preheader: 'Var det jer, er alt i orden.',
    heading: 'Jeres adgangskode er ændret',
    paragraphs: [
      'Hej {{profileName}}. Jeres adgangskode er lige blevet ændret, og I er logget ud alle andre steder.',
      'Var det jer, er alt i orden. Var det ikke, så vælg straks en ny adgangskode, og skriv til os på {{supportEmail}}.',
    ],
    footer: 'Vi skriver altid, når der sker noget, som betyder noget for sikkerheden på jeres profil på {{siteName}}.',
  },
  logOnAttempts: {
    preheader: 'Jeres adgangskode er ikke blevet brugt.',
    paragraphs: [
      'Hej {{profileName}}. Nogen har mange gange prøvet at logge ind på jeres profil med forkerte adgangskoder. Ingen er kommet ind, og den næste time lukker vi kun enheder ind, som I har brugt før.',
      'Var det jer, og har I glemt jeres adgangskode, så vælg en ny via knappen. Så kommer I ind med det samme, også på en ny enhed.',
      'Var det ikke jer, behøver I ikke gøre noget. Bruger I den samme adgangskode andre steder, så vælg en ny, som I kun bruger her. Har I spørgsmål, så skriv til os på {{supportEmail}}.',
    ],
    footer:
      'Vi skriver altid om det, der betyder noget for sikkerheden på jeres profil på {{siteName}}, og om dette højst én gang om dagen.',
  },
  emailChanged: {
    subject: 'Jeres e-mailadresse er ændret',
    preheader: 'Vi skriver nu til jer på en anden adresse.',
    heading: 'Jeres adresse er ændret',
    paragraphs: [
      'Hej {{profileName}}. Fra nu af skriver vi til jer på en anden e-mailadresse, og denne hører ikke længere til jeres profil.',
      'Var det ikke jer, så kontakt os med det samme, så vi kan hjælpe jer med at få profilen tilbage.',
    ],
    footer: 'Det er den sidste mail om jeres profil, {{siteName}} sender til denne adresse.',
  },
  confirmNewEmail: {
    subject: 'Bekræft jeres nye e-mailadresse',
    heading: 'Er det her jeres nye adresse?',
    paragraphs: [
      'Hej {{profileName}}. I har bedt os om at skrive til jer her fremover. Bekræft det, så skifter vi adressen.',
      'Linket virker i {{validity}}. Indtil da beholder vi den gamle adresse.',
    ],
    footer:
      'I får mailen, fordi nogen har oplyst adressen på {{siteName}}. Var det ikke jer, skal I ikke gøre noget: Intet bliver ændret.',
  },
  profileDeleted: {
    subject: 'Jeres profil er slettet',
    paragraphs: [
      'Profilen {{profileName}} er slettet, og det samme er tekster, billeder, videoer og beskeder. Den kan ikke hentes tilbage.',
      'Breve, I har sendt, bliver hos dem, der har fået dem, uden jeres navn.',
      'I er velkomne igen en anden dag, med en ny profil.',
    ],
    footer: 'Det er den sidste mail, I får fra {{siteName}}.',
  },
  profileWillBeErased: {
    subject: 'Jeres profil bliver slettet den {{eraseOn}}',
    preheader: 'Log ind inden da, hvis I vil beholde den.',
    heading: 'Jeres profil bliver slettet den {{eraseOn}}',
    paragraphs: [
      'Hej {{profileName}}. Enten har I bedt os slette jeres profil, eller også har den ikke været brugt i lang tid. Vi gemmer ikke det, ingen bruger.',
      'Den {{eraseOn}} sletter vi tekster, billeder, videoer og beskeder for altid. Er det sådan, I vil have det, skal I ikke gøre noget.',
      'Har I ombestemt jer? Log ind inden da, og vælg at få den tilbage, så er alt, som det var.',
    ],
    footer: 'I får mailen, fordi jeres adresse hører til en profil på {{siteName}}.',
  },
  digest: {
    subject: 'Nyt til jer',
    preheader: 'Det venter, til I har tid.',
    heading: 'Der venter noget på jer, {{profileName}}',
    paragraphs: ['Mens I var væk:'],
    footer:
      'I får denne mail, fordi I har valgt at få besked på mail. Under Notifikationer bestemmer I, hvad vi skriver om.',
  },
}

export default texts
