/** British areas (`#` deep per level) and the postcode districts inside them: code;city;latitude;longitude. */
export const britishPlaces = `
# England
## London
### Inner London
#### Central London
WC1A;London;51.5170;-0.1230
WC2H;London;51.5130;-0.1270
EC1V;London;51.5260;-0.0970
SW1A;London;51.5050;-0.1360
W1D;London;51.5140;-0.1320
#### East London
E1;London;51.5170;-0.0590
E2;London;51.5290;-0.0610
E8;London;51.5430;-0.0620
E17;London;51.5860;-0.0200
#### North London
N1;London;51.5380;-0.0990
N7;London;51.5540;-0.1180
N16;London;51.5620;-0.0760
NW1;London;51.5340;-0.1430
NW3;London;51.5550;-0.1740
#### South London
SE1;London;51.5000;-0.0920
SE10;London;51.4820;0.0010
SE15;London;51.4710;-0.0640
SW4;London;51.4610;-0.1390
SW9;London;51.4700;-0.1130
SW11;London;51.4660;-0.1640
#### West London
W4;London;51.4900;-0.2640
W6;London;51.4920;-0.2290
W11;London;51.5130;-0.2050
### Outer London
CR0;Croydon;51.3740;-0.0960
KT1;Kingston upon Thames;51.4100;-0.2970
TW9;Richmond;51.4630;-0.2930
BR1;Bromley;51.4110;0.0190
## South East
BN1;Brighton;50.8380;-0.1390
BN3;Hove;50.8340;-0.1740
BN7;Lewes;50.8740;0.0040
CT1;Canterbury;51.2780;1.0830
CT11;Ramsgate;51.3360;1.4050
ME1;Rochester;51.3800;0.5010
TN1;Tunbridge Wells;51.1350;0.2660
TN34;Hastings;50.8650;0.5880
GU1;Guildford;51.2420;-0.5670
OX1;Oxford;51.7490;-1.2590
OX4;Oxford;51.7310;-1.2210
RG1;Reading;51.4540;-0.9740
SL4;Windsor;51.4790;-0.6170
SO14;Southampton;50.9040;-1.3990
SO23;Winchester;51.0650;-1.3130
PO1;Portsmouth;50.8000;-1.0920
PO30;Newport;50.6990;-1.2950
MK9;Milton Keynes;52.0420;-0.7570
HP20;Aylesbury;51.8190;-0.8050
## South West
BS1;Bristol;51.4530;-2.5940
BS6;Bristol;51.4690;-2.6000
BA1;Bath;51.3900;-2.3640
BH1;Bournemouth;50.7220;-1.8690
DT1;Dorchester;50.7130;-2.4390
EX1;Exeter;50.7260;-3.5170
GL1;Gloucester;51.8640;-2.2380
GL50;Cheltenham;51.9000;-2.0810
PL1;Plymouth;50.3690;-4.1470
TQ1;Torquay;50.4750;-3.5170
TR1;Truro;50.2640;-5.0520
TR18;Penzance;50.1180;-5.5450
TR26;St Ives;50.2080;-5.4870
TA1;Taunton;51.0170;-3.1010
SN1;Swindon;51.5580;-1.7820
SP1;Salisbury;51.0750;-1.7920
## East of England
CB1;Cambridge;52.1980;0.1420
CB4;Cambridge;52.2220;0.1260
CM1;Chelmsford;51.7370;0.4600
CO1;Colchester;51.8900;0.9050
IP1;Ipswich;52.0610;1.1480
IP33;Bury St Edmunds;52.2410;0.7130
NR1;Norwich;52.6230;1.3060
NR27;Cromer;52.9290;1.2990
PE1;Peterborough;52.5820;-0.2360
AL1;St Albans;51.7480;-0.3270
LU1;Luton;51.8770;-0.4190
SS1;Southend-on-Sea;51.5350;0.7280
## Midlands
### West Midlands
B1;Birmingham;52.4790;-1.9080
B13;Birmingham;52.4390;-1.8850
B17;Birmingham;52.4570;-1.9620
CV1;Coventry;52.4080;-1.5090
CV37;Stratford-upon-Avon;52.1890;-1.7070
WV1;Wolverhampton;52.5860;-2.1210
WR1;Worcester;52.1960;-2.2210
HR1;Hereford;52.0610;-2.7050
SY1;Shrewsbury;52.7150;-2.7470
ST1;Stoke-on-Trent;53.0250;-2.1740
### East Midlands
DE1;Derby;52.9240;-1.4770
DE45;Bakewell;53.2130;-1.6750
LE1;Leicester;52.6360;-1.1330
LN1;Lincoln;53.2400;-0.5510
NG1;Nottingham;52.9540;-1.1490
NN1;Northampton;52.2390;-0.8880
SK17;Buxton;53.2580;-1.9110
## North West
M1;Manchester;53.4770;-2.2340
M4;Manchester;53.4850;-2.2290
M21;Manchester;53.4390;-2.2800
L1;Liverpool;53.4030;-2.9780
L17;Liverpool;53.3770;-2.9420
CH1;Chester;53.1920;-2.8950
BL1;Bolton;53.5870;-2.4360
FY1;Blackpool;53.8180;-3.0500
LA1;Lancaster;54.0480;-2.8000
LA9;Kendal;54.3270;-2.7460
LA22;Ambleside;54.4240;-2.9690
CA1;Carlisle;54.8920;-2.9200
PR1;Preston;53.7580;-2.7010
## Yorkshire and the Humber
LS1;Leeds;53.7970;-1.5510
LS6;Leeds;53.8190;-1.5720
S1;Sheffield;53.3800;-1.4700
S11;Sheffield;53.3600;-1.5020
BD1;Bradford;53.7950;-1.7530
HX7;Hebden Bridge;53.7420;-2.0120
HG1;Harrogate;53.9970;-1.5360
HU1;Hull;53.7430;-0.3390
YO1;York;53.9580;-1.0810
YO11;Scarborough;54.2740;-0.4060
YO22;Whitby;54.4800;-0.6150
## North East
NE1;Newcastle upon Tyne;54.9720;-1.6130
NE6;Newcastle upon Tyne;54.9780;-1.5760
NE30;North Shields;55.0160;-1.4430
NE66;Alnwick;55.4130;-1.7060
DH1;Durham;54.7780;-1.5640
SR1;Sunderland;54.9070;-1.3800
TS1;Middlesbrough;54.5750;-1.2370
# Scotland
## Central Belt
EH1;Edinburgh;55.9500;-3.1890
EH6;Edinburgh;55.9720;-3.1730
G1;Glasgow;55.8610;-4.2470
G12;Glasgow;55.8800;-4.2980
FK8;Stirling;56.1200;-3.9400
ML1;Motherwell;55.7960;-3.9910
PA1;Paisley;55.8460;-4.4150
KA7;Ayr;55.4560;-4.6350
## North East and Tayside
AB10;Aberdeen;57.1430;-2.1120
AB11;Aberdeen;57.1400;-2.0920
DD1;Dundee;56.4610;-2.9690
KY16;St Andrews;56.3390;-2.7980
PH1;Perth;56.3990;-3.4420
## Highlands and Islands
IV1;Inverness;57.4920;-4.2270
IV51;Portree;57.4140;-6.1940
PH33;Fort William;56.8200;-5.1080
KW15;Kirkwall;58.9810;-2.9600
ZE1;Lerwick;60.1540;-1.1490
## Borders and Galloway
TD1;Galashiels;55.6180;-2.8080
DG1;Dumfries;55.0700;-3.6050
# Wales
## South Wales
CF10;Cardiff;51.4780;-3.1760
CF11;Cardiff;51.4730;-3.1940
NP20;Newport;51.5860;-3.0000
SA1;Swansea;51.6230;-3.9370
SA70;Tenby;51.6730;-4.7040
## Mid Wales
SY23;Aberystwyth;52.4140;-4.0810
LD3;Brecon;51.9470;-3.3910
HR3;Hay-on-Wye;52.0740;-3.1260
## North Wales
LL11;Wrexham;53.0500;-3.0030
LL30;Llandudno;53.3230;-3.8270
LL57;Bangor;53.2250;-4.1340
# Northern Ireland
BT1;Belfast;54.6000;-5.9280
BT7;Belfast;54.5820;-5.9260
BT9;Belfast;54.5730;-5.9520
BT20;Bangor;54.6600;-5.6690
BT48;Londonderry;55.0030;-7.3220
BT52;Coleraine;55.1330;-6.6650
BT60;Armagh;54.3300;-6.6550
`
