/**
 * @generated SignedSource<<924d0b0ee7b2704e5030a29736e6ebca>>
 * @relayHash da5ce188fd7a0ba4ab2c450896d0270a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5440268ba94196b15faa47323c30b81f9cf0c279e7990fdb991d7eb77a71c63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5440268ba94196b15faa47323c30b81f9cf0c279e7990fdb991d7eb77a71c63",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
