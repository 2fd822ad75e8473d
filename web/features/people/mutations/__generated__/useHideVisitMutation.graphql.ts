/**
 * @generated SignedSource<<06e4713d232c6c70c6e85262cba64bcd>>
 * @relayHash 2ca9d1cbe1a43205b7b72ea07162b3ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 954ace84a5242a448bb85e190000f6eb2d5f87ddaca18d3c9b725704d7204b39

import type { ConcreteRequest } from 'relay-runtime';
export type HideVisitInput = {
  profileId: string;
};
export type useHideVisitMutation$variables = {
  input: HideVisitInput;
};
export type useHideVisitMutation$data = {
  readonly hideVisit: {
    readonly profileId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useHideVisitMutation = {
  response: useHideVisitMutation$data;
  variables: useHideVisitMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "HideVisitPayload",
    "kind": "LinkedField",
    "name": "hideVisit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "profileId",
        "storageKey": null
      },
      {
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
    "name": "useHideVisitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHideVisitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "954ace84a5242a448bb85e190000f6eb2d5f87ddaca18d3c9b725704d7204b39",
    "metadata": {},
    "name": "useHideVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27788cb0e1081f7f694dab029a080d78";

export default node;
