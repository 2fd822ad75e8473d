/**
 * @generated SignedSource<<6fa09a09519ef248f6eb68dee6729111>>
 * @relayHash f131d8d55403058457579f5e84bda0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd97419222d35bea75adf151851ffc81f42fe8e67f208ab3ac4dc3c807a481ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd97419222d35bea75adf151851ffc81f42fe8e67f208ab3ac4dc3c807a481ab",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
