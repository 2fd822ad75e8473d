/**
 * @generated SignedSource<<32e38913180c354948c666a3264c591d>>
 * @relayHash b51a7a9e7bc2674501b71557f9eeaca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1082180524c8f4d205d85ddbd04c2343a63ab985abda3fe8b5b8d5c33cd9ddc8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BanType = "BLOGS" | "CREATE_LODGES";
export type DarkStatus = "APPLIED" | "APPROVED" | "DECLINED";
export type ForcedValidation = "NATIONAL_ID";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ListView = "DETAILED" | "GALLERY" | "LIST";
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type LookStatus = "REFUSED" | "WAITING";
export type ProfileFilter = "ALL_PROFILES" | "EVENTS" | "FAVORITES" | "GROUPS" | "LODGES" | "POSSIBLE_MATCHES";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type ProfileType = "COUPLE" | "SINGLE";
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NORMAL" | "SUPPORT";
export type AppShellQuery$variables = Record<PropertyKey, never>;
export type AppShellQuery$data = {
  readonly site: {
    readonly companyAddress: string;
    readonly companyName: string;
    readonly counterpartHost: string;
    readonly countryId: string;
    readonly currency: string;
    readonly hasEventsDisabled: boolean;
    readonly hasLodgesDisabled: boolean;
    readonly hosts: ReadonlyArray<{
      readonly host: string;
      readonly isDark: boolean;
      readonly language: Locale;
      readonly name: string;
    }>;
    readonly id: string;
    readonly isContestRunning: boolean;
    readonly isDark: boolean;
    readonly isDemo: boolean;
    readonly language: Locale;
    readonly languages: ReadonlyArray<Locale>;
    readonly legacyId: number;
    readonly maxPictureBytes: number;
    readonly maxVideoBytes: number;
    readonly name: string;
    readonly openingHours: string;
    readonly publicVapidKey: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly systemName: string;
    readonly timeZone: string;
    readonly vatNumber: string;
    readonly version: string | null | undefined;
  };
  readonly viewer: {
    readonly bans: ReadonlyArray<BanType>;
    readonly darkStatus: DarkStatus | null | undefined;
    readonly discretion: {
      readonly awayMinutes: number | null | undefined;
      readonly hasBlurredPictures: boolean;
      readonly hasDiscreetTab: boolean;
    } | null | undefined;
    readonly forcedValidation: ForcedValidation | null | undefined;
    readonly gender: Gender | null | undefined;
    readonly hasAcceptedTerms: boolean;
    readonly id: string;
    readonly isBirthdaySplashDue: boolean;
    readonly isEmailConfirmed: boolean;
    readonly isHeightAndWeightDue: boolean;
    readonly isImpersonated: boolean;
    readonly isLoggedIn: boolean;
    readonly isMediaConsentForced: boolean;
    readonly isMember: boolean;
    readonly isPushPermissionDue: boolean;
    readonly isValidationForced: boolean;
    readonly language: Locale | null | undefined;
    readonly legacyId: number | null | undefined;
    readonly lookStatus: LookStatus | null | undefined;
    readonly memberUntil: string | null | undefined;
    readonly name: string | null | undefined;
    readonly persons: ReadonlyArray<{
      readonly birthday: string;
      readonly height: number | null | undefined;
      readonly person: {
        readonly gender: Gender;
        readonly id: string;
      };
      readonly weight: number | null | undefined;
    }>;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
    readonly preferences: {
      readonly onlineFilter: ReadonlyArray<ProfileFilter> | null | undefined;
      readonly profileListView: ListView | null | undefined;
      readonly scrambleProfileLinks: boolean | null | undefined;
    } | null | undefined;
    readonly profileType: ProfileType | null | undefined;
    readonly roleLevel: RoleLevel | null | undefined;
    readonly stamp: string;
    readonly status: ProfileStatus | null | undefined;
  };
};
export type AppShellQuery = {
  response: AppShellQuery$data;
  variables: AppShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDark",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Site",
  "kind": "LinkedField",
  "name": "site",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemName",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasEventsDisabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasLodgesDisabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isContestRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicVapidKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counterpartHost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteHost",
      "kind": "LinkedField",
      "name": "hosts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v4/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPictureBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxVideoBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLoggedIn",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileType",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gender",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleLevel",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMember",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberUntil",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasAcceptedTerms",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "darkStatus",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lookStatus",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forcedValidation",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isValidationForced",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMediaConsentForced",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPushPermissionDue",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBirthdaySplashDue",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHeightAndWeightDue",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmailConfirmed",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bans",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isImpersonated",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Discretion",
  "kind": "LinkedField",
  "name": "discretion",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDiscreetTab",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasBlurredPictures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayMinutes",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stamp",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnPerson",
  "kind": "LinkedField",
  "name": "persons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Preferences",
  "kind": "LinkedField",
  "name": "preferences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlineFilter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileListView",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scrambleProfileLinks",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AppShellQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v6/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v3/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "usePictureSource_picture"
              }
            ],
            "storageKey": null
          },
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AppShellQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v6/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v3/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "placeholder",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "focusX",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "focusY",
                    "storageKey": null
                  },
                  {
                    "alias": "thumbnail",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "size",
                        "value": "THUMBNAIL"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(size:\"THUMBNAIL\")"
                  },
                  {
                    "alias": "card",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "size",
                        "value": "CARD"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(size:\"CARD\")"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "size",
                        "value": "GALLERY"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(size:\"GALLERY\")"
                  }
                ],
                "type": "Media",
                "abstractKey": "__isMedia"
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1082180524c8f4d205d85ddbd04c2343a63ab985abda3fe8b5b8d5c33cd9ddc8",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91b10b150e1ee0b645a6b63cf6cec515";

export default node;
