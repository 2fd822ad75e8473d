/**
 * @generated SignedSource<<b625cd6d8509d6ed6d46c89073524427>>
 * @relayHash 797321711b35faf545a1b187d9bf713c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb326d1686865dff874dac40876072bafe65f1d57dcd94316e82e1eabe12c767

import type { ConcreteRequest } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
export type PendingMediaQuery$variables = {
  id: string;
};
export type PendingMediaQuery$data = {
  readonly node: {
    readonly status?: MediaStatus | null | undefined;
    readonly url?: string;
  } | null | undefined;
};
export type PendingMediaQuery = {
  response: PendingMediaQuery$data;
  variables: PendingMediaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "fb326d1686865dff874dac40876072bafe65f1d57dcd94316e82e1eabe12c767",
    "metadata": {},
    "name": "PendingMediaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9204faf6c947f2960595bab125c49397";

export default node;
