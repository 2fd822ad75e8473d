/**
 * @generated SignedSource<<50b0f3b2e951d7791d80d6686dfb17f4>>
 * @relayHash 6043ac5373f8e0900f4bdb30cb2e0493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f4efc8b340562aea73f8b1c8263d54bf15494261ad440d946b9dbca19de531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f4efc8b340562aea73f8b1c8263d54bf15494261ad440d946b9dbca19de531",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
