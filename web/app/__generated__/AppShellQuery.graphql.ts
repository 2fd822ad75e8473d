/**
 * @generated SignedSource<<7b66f2080727d65dfe477c5ad1847ff5>>
 * @relayHash c7f6cca7a60781d9afed3becca8189f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d6637bc21c231bfc0a38d78a8cf36817860a6ed36366c07170e9ee37a1129ca

import type { ConcreteRequest } from 'relay-runtime';
export type DarkStatus = "APPLIED" | "APPROVED" | "DECLINED" | "NONE";
export type ForcedValidation = "NATIONAL_ID" | "NONE";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "NONE" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type ProfileType = "COUPLE" | "SINGLE";
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NONE" | "NORMAL" | "SUPPORT";
export type AppShellQuery$variables = Record<PropertyKey, never>;
export type AppShellQuery$data = {
  readonly site: {
    readonly companyAddress: string;
    readonly companyName: string;
    readonly counterpartHost: string;
    readonly countryLegacyId: number;
    readonly currency: string;
    readonly dark: boolean;
    readonly demo: boolean;
    readonly disabledEvents: boolean;
    readonly disabledLodges: boolean;
    readonly hosts: ReadonlyArray<{
      readonly dark: boolean;
      readonly host: string;
      readonly language: Locale;
      readonly name: string;
    }>;
    readonly id: string;
    readonly language: Locale;
    readonly languages: ReadonlyArray<Locale>;
    readonly legacyId: number;
    readonly name: string;
    readonly openingHours: string;
    readonly publicVapidKey: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly systemName: string;
    readonly vatNumber: string;
    readonly version: string | null | undefined;
  };
  readonly viewer: {
    readonly contentTokens: {
      readonly expiresAt: string;
      readonly media: string;
    } | null | undefined;
    readonly darkStatus: DarkStatus;
    readonly emailConfirmed: boolean;
    readonly forcedConsentMedia: boolean;
    readonly forcedValidation: ForcedValidation;
    readonly forcedValidationPending: boolean;
    readonly gender: Gender;
    readonly id: string;
    readonly impersonated: boolean;
    readonly isLoggedIn: boolean;
    readonly language: Locale | null | undefined;
    readonly legacyId: number;
    readonly member: boolean;
    readonly memberUntil: string | null | undefined;
    readonly name: string;
    readonly needUpdateHeightAndWeight: boolean;
    readonly persons: ReadonlyArray<{
      readonly birthday: string;
      readonly gender: Gender;
      readonly height: number | null | undefined;
      readonly legacyId: number;
      readonly weight: number | null | undefined;
    }>;
    readonly picture: {
      readonly focusX: number;
      readonly focusY: number;
      readonly id: string;
      readonly placeholder: string;
      readonly thumbnail: string;
    } | null | undefined;
    readonly profileType: ProfileType;
    readonly requestPushPermission: boolean;
    readonly roleLevel: RoleLevel;
    readonly showBirthdaySplash: boolean;
    readonly stamp: string;
    readonly status: ProfileStatus;
    readonly termsAccepted: boolean;
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
  "name": "dark",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gender",
  "storageKey": null
},
v6 = [
  {
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
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "disabledEvents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "disabledLodges",
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
        "name": "countryLegacyId",
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
        "name": "demo",
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
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLoggedIn",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "profileType",
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleLevel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "member",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "memberUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "termsAccepted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "darkStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "forcedValidation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "forcedValidationPending",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "forcedConsentMedia",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestPushPermission",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showBirthdaySplash",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needUpdateHeightAndWeight",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailConfirmed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "impersonated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stamp",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnPerson",
        "kind": "LinkedField",
        "name": "persons",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Picture",
        "kind": "LinkedField",
        "name": "picture",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "path",
            "storageKey": "path(size:\"THUMBNAIL\")"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContentTokens",
        "kind": "LinkedField",
        "name": "contentTokens",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "media",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AppShellQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AppShellQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "6d6637bc21c231bfc0a38d78a8cf36817860a6ed36366c07170e9ee37a1129ca",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76774bac1db9e9735075857af54fcfba";

export default node;
