/**
 * @generated SignedSource<<d8a515f4d73da0a24836b900494ebe7f>>
 * @relayHash f84d59228a71288214c40d759334afb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdc5ac03f5eaa1ffbb2a68a490b46cfc12706455a5b44aee3615fa5b877015f3

import type { ConcreteRequest } from 'relay-runtime';
export type LegalPageKey = "CODE_OF_CONDUCT" | "COOKIES" | "ETHICAL_RULES" | "GENERAL_TERMS" | "PRIVACY" | "TRADE_TERMS";
export type LegalTextQuery$variables = {
  key: LegalPageKey;
};
export type LegalTextQuery$data = {
  readonly site: {
    readonly legalPage: {
      readonly html: string;
    } | null | undefined;
  };
};
export type LegalTextQuery = {
  response: LegalTextQuery$data;
  variables: LegalTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "key",
      "variableName": "key"
    }
  ],
  "concreteType": "LegalPage",
  "kind": "LinkedField",
  "name": "legalPage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
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
    "name": "LegalTextQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "LegalTextQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "cdc5ac03f5eaa1ffbb2a68a490b46cfc12706455a5b44aee3615fa5b877015f3",
    "metadata": {},
    "name": "LegalTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd615a5f9d21529375ffdb95b9d87091";

export default node;
