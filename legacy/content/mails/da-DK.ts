import type { MailTexts } from './mail'

const texts: MailTexts = {
  linkHint: 'Virker knappen ikke, så kopier denne adresse ind i din browser:',
  mails: {
    confirmEmail: {
      subject: 'Bekræft din e-mailadresse',
      preheader: 'Et enkelt klik, så er det på plads.',
      heading: 'Dejligt at have dig med, {{profileName}}',
      paragraphs: [
        'Din profil er klar. Bekræft, at adressen er din, så vi kan hjælpe dig, hvis du en dag glemmer adgangskoden.',
        'Du skal bruge den adgangskode, du valgte. Linket virker i {{validity}}.',
      ],
      button: 'Bekræft adressen',
      footer:
        'Du får mailen, fordi nogen har oprettet en profil på {{siteName}} med din adresse. Var det ikke dig, skal du ikke gøre noget: Adressen bliver ikke bekræftet.',
    },
    alreadyHaveProfile: {
      subject: 'Du er allerede oprettet',
      preheader: 'Der er ikke oprettet en ny profil.',
      heading: 'Adressen har allerede en profil',
      paragraphs: [
        'Nogen har netop prøvet at oprette en profil med din e-mailadresse. Du har en i forvejen, så intet er oprettet, og intet er ændret.',
        'Var det dig, kan du bare logge ind, som du plejer. Har du glemt adgangskoden, vælger du en ny her.',
      ],
      button: 'Vælg en ny adgangskode',
      footer:
        'Du får mailen, fordi din adresse hører til en profil på {{siteName}}. Var det ikke dig, der prøvede, skal du ikke gøre noget: Ingen har fået at vide, at du har en profil.',
    },
    resetPassword: {
      subject: 'Vælg en ny adgangskode',
      preheader: 'Linket virker i {{validity}}.',
      heading: 'En ny adgangskode',
      paragraphs: [
        'Hej {{profileName}}. Du har bedt om en ny adgangskode. Den vælger du selv på den side, knappen åbner.',
        'Linket virker én gang og i {{validity}}. Indtil du bruger det, gælder den gamle adgangskode.',
      ],
      button: 'Vælg adgangskode',
      footer:
        'Du får mailen, fordi nogen har bedt om en ny adgangskode på {{siteName}}. Var det ikke dig, skal du ikke gøre noget: Din adgangskode er den samme.',
    },
    passwordChanged: {
      subject: 'Din adgangskode er ændret',
      preheader: 'Var det dig, er alt i orden.',
      heading: 'Din adgangskode er ændret',
      paragraphs: [
        'Hej {{profileName}}. Din adgangskode er lige blevet ændret, og du er logget ud alle andre steder.',
        'Var det dig, er alt i orden. Var det ikke, så vælg straks en ny adgangskode, og skriv til os på {{supportEmail}}.',
      ],
      button: 'Det var ikke mig',
      footer: 'Vi skriver altid, når der sker noget, som betyder noget for sikkerheden på din profil på {{siteName}}.',
    },
    logOnAttempts: {
      subject: 'Mange mislykkede log-ins',
      preheader: 'Din adgangskode er ikke blevet brugt.',
      heading: 'Nogen prøver at logge ind',
      paragraphs: [
        'Hej {{profileName}}. Nogen har mange gange prøvet at logge ind på din profil med forkerte adgangskoder. Ingen er kommet ind, og den næste time lukker vi kun enheder ind, som du har brugt før.',
        'Var det dig, og har du glemt din adgangskode, så vælg en ny via knappen. Så kommer du ind med det samme, også på en ny enhed.',
        'Var det ikke dig, behøver du ikke gøre noget. Bruger du den samme adgangskode andre steder, så vælg en ny, som du kun bruger her. Har du spørgsmål, så skriv til os på {{supportEmail}}.',
      ],
      button: 'Vælg en ny adgangskode',
      footer:
        'Vi skriver altid om det, der betyder noget for sikkerheden på din profil på {{siteName}}, og om dette højst én gang om dagen.',
    },
    emailChanged: {
      subject: 'Din e-mailadresse er ændret',
      preheader: 'Vi skriver nu til dig på en anden adresse.',
      heading: 'Din adresse er ændret',
      paragraphs: [
        'Hej {{profileName}}. Fra nu af skriver vi til dig på en anden e-mailadresse, og denne hører ikke længere til din profil.',
        'Var det ikke dig, så kontakt os med det samme, så vi kan hjælpe dig med at få profilen tilbage.',
      ],
      button: 'Kontakt supporten',
      footer: 'Det er den sidste mail om din profil, {{siteName}} sender til denne adresse.',
    },
    confirmNewEmail: {
      subject: 'Bekræft din nye e-mailadresse',
      preheader: 'Et enkelt klik, så er den skiftet.',
      heading: 'Er det her din nye adresse?',
      paragraphs: [
        'Hej {{profileName}}. Du har bedt os om at skrive til dig her fremover. Bekræft det, så skifter vi adressen.',
        'Linket virker i {{validity}}. Indtil da beholder vi den gamle adresse.',
      ],
      button: 'Bekræft den nye adresse',
      footer:
        'Du får mailen, fordi nogen har oplyst adressen på {{siteName}}. Var det ikke dig, skal du ikke gøre noget: Intet bliver ændret.',
    },
    profileDeleted: {
      subject: 'Din profil er slettet',
      preheader: 'Tak for denne gang.',
      heading: 'Farvel, og tak for denne gang',
      paragraphs: [
        'Profilen {{profileName}} er slettet, og det samme er tekster, billeder, videoer og beskeder. Den kan ikke hentes tilbage.',
        'Breve, du har sendt, bliver hos dem, der har fået dem, uden dit navn.',
        'Du er velkommen igen en anden dag, med en ny profil.',
      ],
      footer: 'Det er den sidste mail, du får fra {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Din profil bliver slettet den {{eraseOn}}',
      preheader: 'Log ind inden da, hvis du vil beholde den.',
      heading: 'Din profil bliver slettet den {{eraseOn}}',
      paragraphs: [
        'Hej {{profileName}}. Enten har du bedt os slette din profil, eller også har den ikke været brugt i lang tid. Vi gemmer ikke det, ingen bruger.',
        'Den {{eraseOn}} sletter vi tekster, billeder, videoer og beskeder for altid. Er det sådan, du vil have det, skal du ikke gøre noget.',
        'Har du ombestemt dig? Log ind inden da, og vælg at få den tilbage, så er alt, som det var.',
      ],
      button: 'Behold min profil',
      footer: 'Du får mailen, fordi din adresse hører til en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nyt til dig',
      preheader: 'Det venter, til du har tid.',
      heading: 'Der venter noget på dig, {{profileName}}',
      paragraphs: ['Mens du var væk:'],
      button: 'Se, hvad der er nyt',
      footer:
        'Du får denne mail, fordi du har valgt at få besked på mail. Under Notifikationer bestemmer du, hvad vi skriver om.',
      unsubscribe: 'Ikke flere af disse mails',
    },
  },
}

export default texts
