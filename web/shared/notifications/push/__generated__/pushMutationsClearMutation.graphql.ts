/**
 * @generated SignedSource<<c79615ef40b0a74017f6b40f945ac4fb>>
 * @relayHash 4179de1fcfc44aa0448a6cc5924ab6fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf11475ca466212251bc08f90eb3096d43b5c1619b4814c5ab434a9c6933065

import type { ConcreteRequest } from 'relay-runtime';
export type SetPushPermissionRequestInput = {
  requested: boolean;
};
export type pushMutationsClearMutation$variables = {
  input: SetPushPermissionRequestInput;
};
export type pushMutationsClearMutation$data = {
  readonly setPushPermissionRequest: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly requestPushPermission: boolean;
    } | null | undefined;
  };
};
export type pushMutationsClearMutation = {
  response: pushMutationsClearMutation$data;
  variables: pushMutationsClearMutation$variables;
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
    "concreteType": "SetPushPermissionRequestPayload",
    "kind": "LinkedField",
    "name": "setPushPermissionRequest",
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestPushPermission",
            "storageKey": null
          }
        ],
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
    "name": "pushMutationsClearMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutationsClearMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cbf11475ca466212251bc08f90eb3096d43b5c1619b4814c5ab434a9c6933065",
    "metadata": {},
    "name": "pushMutationsClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52997381a6c5c4425d5a0143bed30e3e";

export default node;
