/**
 * @generated SignedSource<<630d22512480cccb6b76ea3c93025f3f>>
 * @relayHash 5a51cf2fb61667d835f3ee3b5c7c8ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71765c369b7eba440c7fcad5a905fc7667a092d072ca7a35399d50bcca71ca78

import type { ConcreteRequest } from 'relay-runtime';
export type LookStatus = "REFUSED" | "WAITING";
export type LookBannerQuery$variables = Record<PropertyKey, never>;
export type LookBannerQuery$data = {
  readonly viewer: {
    readonly look: {
      readonly reason: string | null | undefined;
      readonly status: LookStatus | null | undefined;
    } | null | undefined;
  };
};
export type LookBannerQuery = {
  response: LookBannerQuery$data;
  variables: LookBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Look",
  "kind": "LinkedField",
  "name": "look",
  "plural": false,
  "selections": [
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
      "name": "reason",
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
    "name": "LookBannerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "LookBannerQuery",
    "selections": [
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71765c369b7eba440c7fcad5a905fc7667a092d072ca7a35399d50bcca71ca78",
    "metadata": {},
    "name": "LookBannerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a559a6abee3f03790e869508d009e65";

export default node;
