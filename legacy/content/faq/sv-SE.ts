import type { FaqTexts } from './faq'

const texts: FaqTexts = {
  categories: {
    profile: 'Din profil',
    media: 'Bilder och videor',
    membership: 'Medlemskap och betalning',
    safety: 'Trygghet och blockering',
    mail: 'Meddelanden och aviseringar',
    dark: 'Den mörka sidan',
  },
  entries: [
    {
      id: 101,
      category: 'profile',
      question: 'Vad krävs för att skapa en profil?',
      answer:
        'Du måste ha fyllt 18 år. Du väljer ett namn, anger födelsedatum, postnummer, e-postadress och lösenord och berättar om ni är en eller ett par. Det tar några minuter och kostar ingenting.\n\nIngen ser ditt födelsedatum, din adress eller din e-post. Andra ser din ålder, ditt postnummer, din ort och ett avrundat avstånd. Under [inställningar](/Settings) kan du välja att bara visa området och stå utanför födelsedagarna.',
    },
    {
      id: 102,
      category: 'profile',
      question: 'Hur ändrar jag namn, e-postadress eller lösenord?',
      answer:
        'Allt finns under [inställningar](/Settings). En ny e-postadress gäller när du har klickat på länken vi skickar till den, och vi meddelar också den gamla. När du byter lösenord loggas du ut överallt annars.',
    },
    {
      id: 103,
      category: 'profile',
      question: 'Kan en singelprofil bli ett par, och tvärtom?',
      answer:
        'Ja. Under [redigera profil](/EditProfile/Convert) lägger du till en person eller tar bort en. Brev och bilder följer med. Båda måste ha fyllt 18 år, och båda måste ha sagt ja till att vara här.',
    },
    {
      id: 104,
      category: 'profile',
      question: 'Hur tar jag bort min profil?',
      answer:
        'Gå till [ta bort profil](/EditProfile/Delete) och bekräfta med ditt lösenord. Profilen försvinner genast, och efter 30 dagar raderar vi texter, bilder, videor och meddelanden. Fram till dess kan du logga in och välja att få tillbaka den. Innan du går kan du hämta alla dina uppgifter under [inställningar](/Settings).',
    },
    {
      id: 201,
      category: 'media',
      question: 'Vad betyder det att jag har upphovsrätt och samtycke?',
      answer:
        'Innan du lägger upp en bild eller en video bekräftar du två saker.\n\n- **Upphovsrätten är din.** Du har tagit bilden själv, eller så har den som tog den sagt att du får använda den. Bilder som du har hittat på nätet är någon annans.\n- **Alla som går att känna igen har sagt ja.** Inte bara till att fotograferas utan till att visas här, och alla har fyllt 18 år.\n\nEtt samtycke kan tas tillbaka. Ber någon dig att ta bort en bild på dem, gör det med en gång. Hittar du dig själv på en bild du inte har sagt ja till, skriv till {{supportEmail}} eller anmäl den. Vi tar ner den medan vi undersöker saken.',
    },
    {
      id: 202,
      category: 'media',
      question: 'Vem kan se mina bilder?',
      answer:
        'Det bestämmer du för varje album: alla som är inloggade, eller bara dem du har släppt in. Det står under albumets titel. Ingen utanför sajten kan öppna en bild med hjälp av adressen, för adresserna slutar fungera efter ett tag.',
    },
    {
      id: 203,
      category: 'media',
      question: 'Varför blev min bild nekad?',
      answer:
        'Oftast för att den är för liten, inte föreställer dig eller tillhör någon annan. På huvudsidan får bilder inte visa nakenhet. På den mörka sidan får de det, men aldrig som det första en besökare möter. Du kan alltid lägga upp en annan.',
    },
    {
      id: 204,
      category: 'media',
      question: 'Syns det på mina bilder var de är tagna?',
      answer:
        'Nej. Vi skriver om varje bild när du lägger upp den, så att plats, tid och kamera är borta ur filen. Titta ändå på bakgrunden: en gatuskylt eller en registreringsskylt kan berätta lika mycket.',
    },
    {
      id: 301,
      category: 'membership',
      question: 'Vad är gratis, och vad ingår i medlemskapet?',
      answer:
        'Det är gratis att ha profil, bilder och album, att se sig omkring, gilla och läsa bloggar. Att skriva till andra, ha en egen blogg och sätta etiketter på profiler hör till medlemskapet.',
    },
    {
      id: 302,
      category: 'membership',
      question: 'Hur får jag ett medlemskap?',
      answer:
        'Ring {{supportPhone}} ({{openingHours}}) eller skriv till {{supportEmail}}, så ordnar vi det tillsammans. Det går inte att köpa på själva sajten än.',
    },
    {
      id: 401,
      category: 'safety',
      question: 'Vad betyder det att en profil är validerad?',
      answer:
        'Att vi har försäkrat oss om att det finns en riktig, vuxen människa bakom den. Det syns på märket vid namnet, och ditt riktiga namn visas aldrig. Det går inte att göra på själva sajten än: ring {{supportPhone}} eller skriv till {{supportEmail}}, så går vi igenom det tillsammans med dig.',
    },
    {
      id: 402,
      category: 'safety',
      question: 'Hur blockerar jag någon?',
      answer:
        'Öppna menyn bredvid namnet och välj **Blockera**. Då är ni osynliga för varandra: inga brev, inga besök, inget i sökningar. Den andra får inte veta det. Dem du har blockerat hittar du på listan över [blockerade](/Blacklist), där du också kan ångra dig.',
    },
    {
      id: 403,
      category: 'safety',
      question: 'Hur anmäler jag en profil eller en text?',
      answer:
        'Välj **Anmäl** i samma meny och berätta med egna ord vad som är fel. En människa hos oss avgör vad som ska hända, och den du anmäler får aldrig veta vem det var.',
    },
    {
      id: 404,
      category: 'safety',
      question: 'Vad bör jag tänka på innan vi träffas första gången?',
      answer:
        'Träffas där det finns andra människor. Berätta för en vän var du är och när du kommer hem. Ta dig dit och hem på egen hand. Du får gå när som helst utan att förklara varför, och det får den andra också. Den som är värd att träffa förstår det.',
    },
    {
      id: 405,
      category: 'safety',
      question: 'Någon ber mig om pengar. Vad gör jag?',
      answer:
        'Skicka inga, hur bra historien än är. Den som kommer för kärlekens skull ber inte om presentkort, investeringar eller hjälp med en tullavgift. Anmäl profilen med en gång, så att vi får veta det innan den når andra. Har du redan betalat, ring din bank, gå till polisen och skriv till oss.',
    },
    {
      id: 501,
      category: 'mail',
      question: 'Kan andra se att jag har läst deras brev?',
      answer:
        'I ett samtal kan båda se när ett brev har lästs. Vill du ha tid att tänka kan du se den första raden i listan över samtal utan att öppna brevet.',
    },
    {
      id: 502,
      category: 'mail',
      question: 'Hur får jag färre mejl från er?',
      answer:
        'Under [aviseringsinställningar](/NotificationSettings) väljer du för varje slag om det får komma på skärmen, med ljud, via mejl eller som push. Mejl om lösenord, e-postadress och borttagning av profilen skickar vi alltid.',
    },
    {
      id: 503,
      category: 'mail',
      question: 'Kan folk omkring mig se vad mina aviseringar handlar om?',
      answer:
        'På den mörka sidan nämner varken mejl om nyheter eller pushaviseringar någon vid namn. På huvudsidan kan de berätta vem som har skrivit. Under [aviseringar](/NotificationSettings) väljer du för varje slag vad som får nå dig.',
    },
    {
      id: 504,
      category: 'mail',
      question: 'Jag har inte fått mejlet som ni sa att ni skickade',
      answer:
        'Ge det fem minuter och titta i skräpposten. Kontrollera under [inställningar](/Settings) att adressen stämmer och be om en ny länk på samma ställe. Kommer det fortfarande inte, ring {{supportPhone}} eller skriv till {{supportEmail}}. Vi svarar {{openingHours}}.',
    },
    {
      id: 601,
      category: 'dark',
      question: 'Vad är den mörka sidan?',
      answer:
        'Det är samma gemenskap efter midnatt: en egen plats för lust, kinks och nyfikenhet, bland vuxna som själva har bett att få vara där. Du använder samma profilnamn och lösenord på båda.',
    },
    {
      id: 602,
      category: 'dark',
      question: 'Hur får jag tillgång?',
      answer: 'Du måste vara godkänd. Skriv till {{supportEmail}} från den adress som din profil har och be om det.',
    },
    {
      id: 603,
      category: 'dark',
      question: 'Kan folk på huvudsidan se att jag finns på den mörka?',
      answer:
        'Nej. Bara den som är godkänd för den mörka sidan kan se vilka andra som är där. Dina kinks och bilderna du sparar till efter mörkrets inbrott visas ingen annanstans.',
    },
  ],
}

export default texts
