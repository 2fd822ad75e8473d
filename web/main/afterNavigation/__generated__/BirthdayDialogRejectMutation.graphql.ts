/**
 * @generated SignedSource<<b2090f0314d490079562cea268467613>>
 * @relayHash 46e1e4fa62b93da18f6585233a4da637
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c7c85846ea6236e24bf59ff1e7781df905ce16a6562d25cfb51ca9ce151505

import type { ConcreteRequest } from 'relay-runtime';
export type BirthdayDialogRejectMutation$variables = Record<PropertyKey, never>;
export type BirthdayDialogRejectMutation$data = {
  readonly rejectBirthdayPresent: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly viewer: {
      readonly showBirthdaySplash: boolean;
    } | null | undefined;
  };
};
export type BirthdayDialogRejectMutation = {
  response: BirthdayDialogRejectMutation$data;
  variables: BirthdayDialogRejectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showBirthdaySplash",
  "storageKey": null
},
v1 = {
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
      "name": "message",
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
    "name": "BirthdayDialogRejectMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RejectBirthdayPresentPayload",
        "kind": "LinkedField",
        "name": "rejectBirthdayPresent",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BirthdayDialogRejectMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RejectBirthdayPresentPayload",
        "kind": "LinkedField",
        "name": "rejectBirthdayPresent",
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
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43c7c85846ea6236e24bf59ff1e7781df905ce16a6562d25cfb51ca9ce151505",
    "metadata": {},
    "name": "BirthdayDialogRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5094eddc3774b802712f3dedcdeaca13";

export default node;
