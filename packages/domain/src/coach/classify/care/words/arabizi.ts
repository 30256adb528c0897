import type { Lexicon } from '../phrases.ts';

// Arabic as it is typed in Latin letters and digits.

const lexicon: Lexicon = {
  i: 'ana|ane|2ana|anaa|ani|ena|anna|enno|bas|bs|wallah|walla|<',
  adv: 'bas|bs|w|wallah|walla|kteer|ktir|kter|katheer|awi|2awi|awy|khalas|5alas|5las|khlas|gedan|jiddan|jedan|kol|kul|yom|yoom|leil|lail|leila|dayman|daiman|enno|inno|inni|eni|2eni|mara|marra|bzaf|bezzaf|hata|7atta|7ata|sert|serit|ba2et|ba2eit|kont|kent|fi|fe|3an jad|bgd|begad|an|en|dima|hwaya|wayed|waid',
  want: 'bidi|bedi|baddi|badi|bede|bdi|bddi|beddi|biddi|bade|3ayez|3ayz|3ayza|3ayzah|3ayeza|ayez|ayza|3awz|3awez|3awza|3aiz|3aiza|abgha|abga|abi|aby|abbi|nefsi|nfsi|nifsi|nefsy|widi|weddi|wdi|wddi|wedi|atmana|atamanna|batmana|batmanna|atmna|bfakkar|bafakkar|bfaker|bafakar|bfkr|bafkr|afakkir|afakkr|afkr|qararet|karrart|2arrart|2arart|yaret|ya ret|ya reet|yareit|ya rayt|raye7|rayha|ra7|rah|7a|nawi|nawya|bghit|bghayt|bagha|baghi|baghya|n7eb|khasni|nebghi|hawelt|7awelt|7awalt',
  die: 'amoot|amout|amut|amot|mout|moot|mot|moat|mut|nmout|nmoot|nmut|elmoot|el mot|almoot|al mout|el moot|elmot|lmout|lmot|almawt|al mawt|almaut|ant7er|antaher|anta7er|anti7ar|enti7ar|inti7ar|intihar|entehar|ente7ar|antihar|elenti7ar|a2tel nafsi|a2tol nafsi|aqtol nafsi|aqtil nafsi|a2tel 7ali|a2tol 7ali|ektel 7ali|2atl nafsi|amawet nafsi|amawit nafsi|amawet 7ali|mawet nafsi|anhi 7ayati|anhy 7ayaty|anhi hayati|akhtefi|a5tefi|akhtfi|ekhtefi|akhlas men|a5las men|a5las mn|ma as7a|ma ashash|mas7ash|ma2oomsh|artah men|arta7 men|armi nafsi|armi 7ali|n9tel rassi|n9tel rasi|neqtel rassi',
  not: 'ma|mish|mesh|mosh|msh|mush|mo|moo|mu|mob|la|lam|m3adsh|ma3adsh|ma3ad|ma 3ad|ma3edsh|ma ba2ash|ma2dersh|ma2darsh|ma2derch|ma fini|mafini|ma fiyi|mafiyi|ma ba2dar|maba2dar|mabi|ma abi|mabgha|ma abgha|mabde|mabedi|ma bedi|ma bidi|ma baddi|mafi|ma fi|mafish|mafesh|makansh|ma9dertch|ma n9derch',
  live: 'a3ish|a3eesh|a3esh|3ish|3eesh|3esh|el 3isha|l3isha|7ayat|7ayati|7ayaty|hayati|el 7aya|el7aya|l7aya|elhaya|el hayat|l7ayat|hal7aya|el donya|eldonya|donya|l donya|denya|dunia|denia|akammel|akamel|akmel|kammel|at7amal|at7ammal|asta7mel|ast7ml|ata7ammal|n3ich|n3ish',
};

const crisis = `
  {want} [{adv}] [{adv}] {die}
  {i} [{adv}] (hamoot|hamawet nafsi|hant7er|ra7 mout|ra7 amoot|ra7 ant7er|7amoot nafsi|b2tol 7ali|ba2tol nafsi|hanta7er|hamout nafsi|ra7 a2tol 7ali)
  {not} [{adv}] [2adra|2ader|2adir|ader|adra|2adr|9ader|9adra|qader|qadra|kader|bidi|bedi|baddi|3ayez|3ayza|3awz|3awza|abi|abgha|ra7|fini] [{adv}] {live}
  (ta3abt|t3bt|te3ebt|ta3ebt|t3ebt|tebet|ta3eb|ta3ban|ta3bana|t3ban|t3bana|kreht|kre7t|kareht|karaht|ze2et|zehe2t|zh2t|zah2an|maleet|mallet|malit|tafasht|3eft|3ayaft) [{adv}] (men|mn|mnel|min|mel|men el|mn el|mn hal|men hal|el|l|) [el|l|hal] {live}
  (kreht|karaht|kre7t|kareht|bakrah|akrah|ba6rah|bkrah) [{adv}] (7ayati|hayati|7ayaty|el 7aya|el donya|3ishti|3eeshti|rou7i|el3isha)
  (ya rab|yarab|yarabb|ya rabb|ya allah|rabna|allah) .. (khodni|5odni|khudni|khedni|takhodni|takhedni|takhod rou7i|ya5odni|yakhodni|mawetni)
  (garahti|gara7t|jara7t|bagra7|ajra7|bajra7|2ata3t|ba2ta3|ba3awwar|2azeet|bazi|b2zi|a2zi|adhi) [{adv}] (nafsi|edi|2edi|eedi|eidi|7ali|iidi|yadi)
  (kam|kaam|2adesh|2addesh|addesh) .. (7abeh|7abba|7abaya|7abet|barsham|7boub|7oboob|habeh|habba) .. 
  (wada3an|akher|a5er|2akher) (risala|resala|leila|lila|yom|layla|marra)
  (sa7bi|sa7bti|sadi2i|sadi2ti|okhti|o5ti|2okhti|akhi|akhoy|akhoya|5oya|ebni|benti|binti|rfi2ti|rfi2i|rafi2ti|jozi|mrati|martii|sadiqi|sadiqti|ukhti) .. (3ayez|3ayza|bedo|bedha|bidha|bido|badda|baddo|2al|2alet|2alli|2aletli|betfakkar|byfakkar|bt2ol|by2ol|7awel|7awlet|yabi|tabi) .. (ymoot|tmoot|ymout|tmout|yenta7er|tenta7er|yent7er|tent7er|enti7ar|intihar|ye2tel|te2tel|nafsaha|nafso|7ala|7alo)
`;

const danger = `
  (byodrobni|byedrabni|byidrabni|byedrobni|byodrbni|bidrobni|yedrebni|yadribni|yedrobni|ydrbni|ydrebni|byidrobni|betdrabni|btodrobni|darabni|drabni|dharabni|y9tlni|hay2telni|hay2tolni|ra7 ye2telni|byhadedni|bihadidni|byhaddedni|yhaddedni|hadadni|haddedni|yhadedni|byo7bosni|bye7besni|ye7besni|7absni|7abesni|byekhno2ni|khanna2ni|ye8tasebni|eghtasabni|ightasabni|byetharrash|bytharash|ta7arrash|byt7arash|yt7arash|yt7rsh|byelmesni|byilmisni|lamasni|yelmesni|kaydrebni|kaydrabni|kay drebni|ydrobni|yodrobni)
  (jozi|gozi|zoji|zawji|jawzi|rajli|rajeli|baba|abi|abuy|abouy|abooy|aboya|abouya|mama|ommi|emmi|akhi|akhoy|akhoya|khoya|5oya|3ammi|3ami|5ali|khali|el ostaz|ostazi|7amati|khatibi|el sheikh) .. (byodrob|byedrab|byidrab|yedreb|ydreb|darab|3anif|byhaded|yhaded|by7bes|drab|byetnarfez w) 
  (khayfa|5ayfa|khayef|5ayef|5ayif|khayif|kheyfa|bakhaf|ba5af|akhaf|a5af|mar3ooba|mar3oub) .. (menno|mennoh|meno|mno|mn jozi|jozi|gozi|baba|abuy|arja3|arga3|el bet|lbet|bet|beit|el beit|yo2tolni|ye2telni|zawji|abi)
  (ghasb|8asb|bel8asb|bilghasb|bel ghasb|ghasben|8asben) .. (jawaz|gawaz|zawaj|atgawez|atjawaz|etjawaz|yjawzoni|yzawjoni)
  (yjawzoni|yzawjoni|ygawezoni|haygawezoni) .. (ghasb|8asb|bel8asb|w ana|wana)
`;

const sorrow = `
  {i} [{adv}] [{adv}] (7azin|7azeen|7azina|7azeena|hazin|hazeen|hazeena|za3lan|za3lana|z3lan|z3lana|zaalan|za3laneh|makhno2|makhnou2|makhno2a|ma5noo2|m5noo2|makhnoo2|ma5no2|w7eed|w7eeda|wa7id|wahid|wa7eed|wahida|wa7ida|wa7dani|la7ali|lahali|lawa7di|lw7di|lwa7di|lewahdi|wa7di|wahdi|bou7di|b wa7di|moktaeb|mokta2eb|mokta2eba|muktaeb|mkt2b|maktaeb|ta3ban|ta3bana|t3ban|t3bana|ta3baneh|taaban|ta3ban nafsiyan|manhar|monhar|monhara|maksour|maksoor|maksoura|maksora|mahmoum|mahmoom|ma2hour|ma2hoora|ma2hoor|ya2es|ya2is|yaes|moh bat|mo7bat|mo7bata|fashel|fashla|daye3|day3a|da2e3|tayeh|tayha|mdaye2|mday2a|mtdaye2|metday2|metdaye2|mitdayi2|mdaya2|daye2|day2a|modammar|mdammar|mdamar|mfare8|fare8|3ayesh w bas)
  (2albi|albi|qalbi|galbi|nafsiti|nafseti|nafsiyti|rou7i|roohi|sadri|9albi) [{adv}] (maksoor|maksour|enkasar|inkasar|mjroo7|yoga3ni|byoja3ni|byewja3ni|waja3ni|ta3ban|ta3bana|zeft|day2|mday2|m5noo2|7azin|kayderrni|kaywja3ni|mat)
  (babki|bbki|babke|abki|ba3ayat|b3ayat|3am bebki|3am babki|kanbki|bebki|batkallem w babki) .. 
  (ma 7ada|ma7ada|ma7adesh|ma7adsh|mahadsh|ma7ad|ma 7ad|wala 7ad|wala 7ada|mafi 7ada|ma fi 7ada|mfesh 7ad|mafish 7ad) .. (byefhamni|bifhamni|fahemni|faham|byes2al|bis2al|bye7ebni|bi7ebni|7ases|7asis|byesma3ni|sama3ni|ma3i|7abbni|yefhamni|ysma3ni|ye7ebni|beyfhamni)
  (ommi|emmi|mama|baba|abuy|abi|akhi|akhoy|okhti|o5ti|ebni|benti|jozi|gozi|siti|teta|jeddo|sadi2i|sa7bi|abooya|mamti) .. (mat|matet|matit|twaffa|twaffat|etwaffa|etwaffet|tewaffa|itwafa|twafa|twafat|mtwaffi|rah|ra7et|allah yr7mo|mriida|3ando saratan)
  (mish|mesh|mosh|msh|mush|mo|mu|ma|mani|mnish) [{adv}] (kwayes|kowayes|kwayesa|kewayes|kwayyes|mnih|mni7|mnee7|mniha|mni7a|b5er|bkheir|bkher|bekhair|bikhair|b5eir|tamam|mabsout|mabsoota|zein|zain|mertah|merta7)
  {not} [{adv}] (2ader|2adra|ader|3am|bа2dar|ba2dar) [{adv}] (anam|nam|akol|at7amal|etnaffas|afra7)
  (bakrah|akrah|kreht|bkrah|kareht|karhan|kari7) [{adv}] (nafsi|7ali|rou7i|rasi|nefsi)
`;

const doubt = `
  (msh|mish|mesh|mosh|ma|mush) (3aref|3arfa|3arif|ba3ref|a3ref|3ref) .. (mo2men|mumin|mo2mena|moamen|momen|muslim|moslem|kafer|bsadda2|basadda2)
  (fa2adt|faqadt|khasert|5asert|dayya3t|daya3t) .. (imani|emani|dini|deeni|el iman)
  (allah|rabna|rabbna|rabi|rabbi|rbna) [{adv}] (mish|mesh|mosh|msh|ma|mo|la|mush) [{adv}] (by7ebni|bi7ebni|bye7ebni|be7ebni|sam3ni|same3ni|samë3ni|byesma3ni|bisma3ni|yesma3ni|y7ebni|yo7ebni|hayesame7ni|hysam7ni|haysame7ni|ra7 ysame7ni|yghferli|hayeghferli|byestajib|yestajeeb|radi|radi 3anni|ma3i)
  (allah|rabna|rabbna|rabi|rabbi|rbna) [{adv}] (za3lan|zaalan|8adban|ghadban|byekrahni|bikrahni|karehni|byakrahni|tarakni|sabni|nasini|naseeni|nsini|by3a2ebni|bi3a2ebni|ykrahni|ba3id)
  (hal|ya tara|leh|lesh|leish|laish|3alash|3lach|khayef|khayfa|5ayef|5ayfa) [{adv}] (allah|rabna|rabbna|rabi|rabbi|rbna) .. (ysame7ni|yesame7ni|haysame7ni|yghferli|y7ebni|by7ebni|bi7ebni|za3lan|sam3ni|karehni|men|menni|mni|ana|tarakni|3amal|byesma3ni|mawgood|mawjoud)
  (imani|emani|eimani|iimani|emany) [{adv}] (da3if|d3if|da3eef|rah|ra7|mat|7'3if|de3ef|byenhar|sefr|na2es)
  {i} [{adv}] (monafe2|munafiq|monafeq|monafe2a|kafer|kafir|kafra|b3id 3an rabna|b3id 3an allah|b3ida 3an|be3id 3an|b3eed 3an|bashok|bshokk|bashokk|bshok|shakek)
  (do3a2i|do3a2y|dou3a2i|du3ai|du3a2i|bad3i|bed3i|ad3i|bd3i|da3awati) .. (mish|mesh|msh|ma|mosh|la) .. (mostajab|mustajab|byestajeb|bystajeb|mesta|fayde|fayda|yestajeb|faydeh)
  (zonoobi|znoobi|zunubi|thonobi|dhnoubi|zonobi) .. (kteer|ktir|kteera|kbire|kbira|ma btenghafar|hatetghefer|kabira|ktira)
`;

const light = `
  {i} [{adv}] (ta3ban|ta3bana|t3ban|7azin|7azeen|za3lan|khayef|khayfa|5ayef|5ayfa|mday2|day2)
  (ta3ban|ta3bana|7azin|7azeen|za3lan|za3lana|makhno2|ma5noo2|moktaeb|mokta2eb) (awi|2awi|kteer|ktir|gedan|jiddan|bzaf|>|men|mn)
`;

export const arabizi = {
  crisis: { lexicon, lines: crisis },
  danger: { lexicon, lines: danger },
  deep: { lexicon, lines: sorrow },
  doubt: { lexicon, lines: doubt },
  light: { lexicon, lines: light },
};
