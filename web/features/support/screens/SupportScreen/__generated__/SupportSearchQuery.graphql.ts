/**
 * @generated SignedSource<<9b0adb680d847352bba34578679219ed>>
 * @relayHash 773a1266c0acc5ce89a46ebee41ec4b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19fafe405682561c2332a46782f5d6e4840e4499311ebf2b7e38e54329e9d2b2

import type { ConcreteRequest } from 'relay-runtime';
export type SupportSearchQuery$variables = {
  text: string;
};
export type SupportSearchQuery$data = {
  readonly site: {
    readonly faq: ReadonlyArray<{
      readonly id: string;
      readonly legacyId: number;
      readonly question: string;
    }> | null | undefined;
  };
};
export type SupportSearchQuery = {
  response: SupportSearchQuery$data;
  variables: SupportSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "concreteType": "FaqEntry",
  "kind": "LinkedField",
  "name": "faq",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
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
    "name": "SupportSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "name": "SupportSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "19fafe405682561c2332a46782f5d6e4840e4499311ebf2b7e38e54329e9d2b2",
    "metadata": {},
    "name": "SupportSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "693483f4813d995d782d032e839ec930";

export default node;
