/**
 * @generated SignedSource<<bd4e9f709cd7caf20d2aa1f5ea51b07b>>
 * @relayHash 4156ee03a6d5dd97ad8edd2e7b72e04b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 460013ee5e77d66d0f4249b8ff731c209b2b133694efa8eb3ab41201d7231a7e

import type { ConcreteRequest } from 'relay-runtime';
export type useProfileByNumberQuery$variables = {
  legacyId: number;
};
export type useProfileByNumberQuery$data = {
  readonly profile: {
    readonly id: string;
  } | null | undefined;
};
export type useProfileByNumberQuery = {
  response: useProfileByNumberQuery$data;
  variables: useProfileByNumberQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "legacyId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "legacyId",
        "variableName": "legacyId"
      }
    ],
    "concreteType": "Profile",
    "kind": "LinkedField",
    "name": "profile",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProfileByNumberQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProfileByNumberQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "460013ee5e77d66d0f4249b8ff731c209b2b133694efa8eb3ab41201d7231a7e",
    "metadata": {},
    "name": "useProfileByNumberQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4854c95688404b80868111b256f9b4e4";

export default node;
