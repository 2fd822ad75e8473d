/**
 * @generated SignedSource<<ac743f8216f9782d8d2204e222b36b93>>
 * @relayHash 2eab81ac31e49d0829bb4959caa16040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60aa4eb29a2d0181e707726a6e53d499a7fb5afc663cb09c4a170439ba97b5a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
export type SaveMatchSettingsInput = {
  ageFrom: number;
  ageTo: number;
  audience: ReadonlyArray<Audience>;
  distance?: number | null | undefined;
  lookingFor: ReadonlyArray<LookingFor>;
};
export type useSaveMatchSettingsMutation$variables = {
  input: SaveMatchSettingsInput;
};
export type useSaveMatchSettingsMutation$data = {
  readonly saveMatchSettings: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly matchSettings: {
        readonly " $fragmentSpreads": FragmentRefs<"MatchSettingsForm_settings">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useSaveMatchSettingsMutation = {
  response: useSaveMatchSettingsMutation$data;
  variables: useSaveMatchSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveMatchSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveMatchSettingsPayload",
        "kind": "LinkedField",
        "name": "saveMatchSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchSettings",
                "kind": "LinkedField",
                "name": "matchSettings",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MatchSettingsForm_settings"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveMatchSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveMatchSettingsPayload",
        "kind": "LinkedField",
        "name": "saveMatchSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchSettings",
                "kind": "LinkedField",
                "name": "matchSettings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "audience",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ageFrom",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ageTo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "distance",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lookingFor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60aa4eb29a2d0181e707726a6e53d499a7fb5afc663cb09c4a170439ba97b5a0",
    "metadata": {},
    "name": "useSaveMatchSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f72f27d8ba3fb156838ae70ea5301d1";

export default node;
